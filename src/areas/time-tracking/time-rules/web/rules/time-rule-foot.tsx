import { api } from "#kit/web/api.ts";
import { RuleFoot } from "#kit/web/rules/rule-foot.tsx";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { changeRule, renewRules, useMayRule } from "../rules-shown.ts";

interface Given {
	readonly rule: RuleAnswer;
	readonly close: () => void;
}

/** Switches a rule on and off; deletes one that is off. */
export function TimeRuleFoot({ rule: { id, version, isEnabled }, close }: Given) {
	const { deleteText } = useTexts(texts);
	const { switching } = useTexts(ruleTexts).detail;
	const mayWrite = useMayRule("WRITE");
	const mayDelete = useMayRule("FULL");
	const flipped = { id, version, isEnabled: !isEnabled };
	const flip = () => changeRule(switching, () => api(contract.updateTimeRuleState, flipped));
	const remove = () => api(contract.deleteTimeRule, { id });
	return (
		<RuleFoot
			isEnabled={isEnabled}
			flip={mayWrite ? flip : undefined}
			remove={mayDelete ? remove : undefined}
			deleteText={deleteText}
			renew={renewRules}
			close={close}
		/>
	);
}
