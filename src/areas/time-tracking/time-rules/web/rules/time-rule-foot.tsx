import { Button } from "@mantine/core";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { api } from "#kit/web/api.ts";
import { removeEntry } from "#kit/web/remove-entry.ts";
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
export function RuleFoot({ rule: { id, version, isEnabled }, close }: Given) {
	const t = useTexts(texts).detail;
	const mayWrite = useMayRule("WRITE");
	const mayDelete = useMayRule("FULL");
	if (!mayWrite) return null;
	const flipped = { id, version, isEnabled: !isEnabled };
	const flip = () => changeRule(t.switching, () => api(contract.updateTimeRuleState, flipped));
	const remove = () =>
		removeEntry({
			title: t.delete,
			text: t.deleteText,
			remove: () => api(contract.deleteTimeRule, { id }),
			onRemoved: close,
			renew: renewRules,
		});
	return (
		<>
			{mayDelete && !isEnabled && (
				<DangerButton onClick={() => void remove()}>{t.delete}</DangerButton>
			)}
			<Button variant={isEnabled ? "default" : "filled"} onClick={() => void flip()}>
				{isEnabled ? t.switchOff : t.switchOn}
			</Button>
		</>
	);
}
