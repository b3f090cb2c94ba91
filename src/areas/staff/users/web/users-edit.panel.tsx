import { useState } from "react";
import { SegmentedField } from "#kit/ui/field/segmented-field.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { EditBase } from "./edit-base.tsx";
import { EditPlace } from "./edit-place.tsx";
import { EditPrivate } from "./edit-private.tsx";
import { EditSupervisors } from "./edit-supervisors.tsx";
import { LoadedPanel } from "./loaded-panel.tsx";
import { type EditPart, type editParams, editParts } from "./panels.ts";
import { usePanelTitles } from "./use-panel-titles.ts";

type Given = PanelProps<typeof editParams>;

const forms = {
	base: EditBase,
	place: EditPlace,
	supervisors: EditSupervisors,
	private: EditPrivate,
} as const;

/** A person's data, part by part: what is typed in one is kept while another is looked at. */
export default function UsersEditPanel(given: Given) {
	const t = useTexts(texts).edit;
	const titles = usePanelTitles();
	const { userId, close } = given;
	const [part, setPart] = useState<EditPart>(given.part ?? "base");
	const Part = forms[part];
	return (
		<LoadedPanel title={titles.edit} endpoint={contract.getUser} input={{ userId }}>
			{(user) => (
				<Part user={user} close={close} key={userId}>
					<div className="edit-parts">
						<SegmentedField<EditPart>
							label={t.parts}
							value={part}
							onChange={setPart}
							options={editParts.map((value) => ({ value, label: t[value] }))}
						/>
					</div>
				</Part>
			)}
		</LoadedPanel>
	);
}
