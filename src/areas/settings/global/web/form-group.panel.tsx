import { useState } from "react";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { formGroupParams } from "../contract/setting-keys.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { SettingForm } from "./setting-form.tsx";
import type { ChosenPlace } from "./setting-place.tsx";

/** The form of one group; which place it is about can be chosen inside. */
export default function FormGroupPanel({
	group,
	scope = "GLOBAL",
	placeId,
	close,
}: PanelProps<typeof formGroupParams>) {
	const t = useTexts(texts);
	const { title } = t.settings[group];
	const [place, setPlace] = useState<ChosenPlace>({ scope, placeId: placeId ?? null });
	const input = place.placeId === null ? {} : { placeId: place.placeId };
	return (
		<AnswerPanel
			title={title}
			endpoint={contract.getSettingGroup}
			input={{ key: group, scope: place.scope, ...input }}
			words={t.form}
		>
			{(shown) => (
				<SettingForm
					// another place, and what was just saved, begin anew
					key={`${shown.placeId}.${shown.own?.id}.${shown.effective.origin.placeId}`}
					shown={shown}
					setPlace={setPlace}
					close={close}
				/>
			)}
		</AnswerPanel>
	);
}
