import { Button } from "@mantine/core";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { changeRule, useMayRule } from "../rules-shown.ts";

interface Given {
	readonly rule: RuleAnswer;
	readonly close: () => void;
}

/** Switches a rule on and off; deletes one that is off. */
export function RuleFoot({ rule, close }: Given) {
	const t = useTexts(texts).detail;
	const mayWrite = useMayRule("WRITE");
	const mayDelete = useMayRule("FULL");
	const { id, version, isEnabled } = rule;
	const flip = () =>
		changeRule(t.switching, () =>
			api(contract.updateTimeRuleState, { id, version, isEnabled: !isEnabled }),
		);
	const remove = async () => {
		const asked = { title: t.delete, text: t.deleteText };
		if ((await confirmDelete(asked)) === null) return;
		const isGone = await changeRule(t.delete, () => api(contract.deleteTimeRule, { id }));
		if (isGone) close();
	};
	if (!mayWrite) return null;
	return (
		<>
			{mayDelete && !isEnabled && (
				<Button variant="default" data-far-left onClick={() => void remove()}>
					{t.delete}
				</Button>
			)}
			<Button variant={isEnabled ? "default" : "filled"} onClick={() => void flip()}>
				{isEnabled ? t.switchOff : t.switchOn}
			</Button>
		</>
	);
}
