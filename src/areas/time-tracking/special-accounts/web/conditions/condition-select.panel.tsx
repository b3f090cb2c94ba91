import { conditionTypes } from "#domain/surcharge/condition-catalogue.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { ChoiceList } from "../choice-list.tsx";
import { type ofRule, specialAccountsConditionCreate } from "../panels.ts";

/** The kinds of conditions, to choose one for a new condition. */
export default function SpecialAccountsConditionSelectPanel({
	accountId,
	ruleId,
}: PanelProps<typeof ofRule>) {
	const t = useTexts(texts).conditions;
	const choose = (type: string) =>
		openPanel(specialAccountsConditionCreate, { accountId, ruleId, type }, { stack: "sub" });
	return (
		<PanelFrame>
			<ChoiceList
				items={conditionTypes.map((type) => ({
					id: type,
					head: t.types[type],
					about: t.about[type],
					onChoose: () => choose(type),
				}))}
			/>
		</PanelFrame>
	);
}
