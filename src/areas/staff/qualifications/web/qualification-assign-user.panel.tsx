import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { PersonForm } from "#kit/web/person-record/person-form.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { heldScreens } from "./screens.tsx";

/** Gives a qualification to somebody. */
export default function QualificationAssignUserPanel({
	id,
	close,
}: PanelProps<typeof masterParams>) {
	const { held } = useTexts(texts);
	return (
		<AnswerPanel endpoint={contract.getQualification} input={{ id }} words={held}>
			{({ name }) => (
				<PersonForm
					screens={heldScreens}
					sub={name}
					fixed={{ qualificationId: id }}
					close={close}
				/>
			)}
		</AnswerPanel>
	);
}
