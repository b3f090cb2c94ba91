import { useState } from "react";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { ReachedRules } from "#kit/web/rules/reached-rules.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, timeRulesTopic } from "../../contract.ts";
import { texts } from "../../text.ts";
import { OwnRuleForm } from "../assignments/assign-form.tsx";
import { type ofUser, timeRulesDetail } from "../panels.ts";
import { TimeRuleSays } from "../sentences/rule-says.tsx";

type Given = PanelProps<typeof ofUser>;

/** What holds for a person on a day, where it comes from, and what else reaches the person. */
export default function UsersTimeTrackingRulesPanel({ userId }: Given) {
	const { own: t, types, assignments } = useTexts(texts);
	const [day, setDay] = useState<string>(isoOfDay(dayNow()));
	const mayWrite = useMay("timerules.manage", "WRITE");
	return (
		<PanelFrame
			sub={useUserName(userId)}
			actions={<HistoryButton entity="time_rule" entityId={userId} />}
		>
			<div className="rule-inline">
				<DateField
					label={t.day}
					required
					value={day}
					onChange={(next) => next !== null && setDay(next)}
				/>
			</div>
			<Answer
				endpoint={contract.listUserTimeRules}
				input={{ userId, day }}
				topic={timeRulesTopic}
				notLoaded={t.notLoaded}
				keep
			>
				{({ items }) => (
					<ReachedRules
						rules={items}
						day={day}
						kindOf={({ type }) => types[type]}
						targets={assignments}
						open={(id) => openPanel(timeRulesDetail, { id }, { stack: "sub" })}
						says={({ settings }) => <TimeRuleSays settings={settings} />}
					/>
				)}
			</Answer>
			{mayWrite && <OwnRuleForm userId={userId} />}
		</PanelFrame>
	);
}
