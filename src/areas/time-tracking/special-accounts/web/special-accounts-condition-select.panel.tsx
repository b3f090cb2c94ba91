import { conditionTypes } from "#domain/surcharge/condition-catalogue.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { type ofRule, specialAccountsConditionCreate } from "./panels.ts";
import { usePanelTitles } from "./use-panel-titles.ts";
import "./special-accounts.css";

/** The kinds of conditions, to choose one for a new condition. */
export default function SpecialAccountsConditionSelectPanel({
	accountId,
	ruleId,
}: PanelProps<typeof ofRule>) {
	const t = useTexts(texts).conditions;
	const titles = usePanelTitles();
	const choose = (type: string) =>
		openPanel(specialAccountsConditionCreate, { accountId, ruleId, type }, { stack: "sub" });
	return (
		<PanelFrame title={titles.conditionSelect}>
			<ul className="account-list">
				{conditionTypes.map((type) => (
					<li key={type}>
						<button type="button" className="account-choice" onClick={() => choose(type)}>
							<b>{t.types[type]}</b>
							<span>{t.about[type]}</span>
						</button>
					</li>
				))}
			</ul>
		</PanelFrame>
	);
}
