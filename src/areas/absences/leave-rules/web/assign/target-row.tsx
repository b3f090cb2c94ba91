import { IconX } from "@tabler/icons-react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../text.ts";
import type { AssignTarget, Outcome } from "./assign-rules.ts";
import { useTargetName } from "./target-name.tsx";

interface Given {
	readonly target: AssignTarget;
	/** What became of it so far. */
	readonly outcomes: readonly Outcome[];
	/** The day on which it is to be said what holds already; null: it is not said here. */
	readonly day: string | null;
	readonly takeOut: () => void;
}

/** One of those whom rules are given to: what holds for a person, and what was given and refused. */
export function TargetRow({ target, outcomes, day, takeOut }: Given) {
	const t = useTexts(texts).assign;
	const name = useTargetName(target);
	const { targetId } = target;
	return (
		<li className="rule-row">
			<div>
				{name}
				{target.target === "USER" && targetId !== null && day !== null && (
					<Holds userId={targetId} day={day} />
				)}
				{outcomes.map(({ ruleId, ruleName, reason }) => (
					<small key={ruleId} {...(reason !== null && { role: "alert", "data-wrong": true })}>
						{reason === null ? t.given(ruleName) : t.refused(ruleName, reason)}
					</small>
				))}
			</div>
			<IconButton icon={IconX} label={t.takeOut(name)} onClick={takeOut} />
		</li>
	);
}

function Holds({ userId, day }: { readonly userId: string; readonly day: string }) {
	const t = useTexts(texts).assign;
	const { data } = useApi(contract.listUserLeaveRules, { userId, day });
	const held = data?.items.filter(({ isHeld }) => isHeld).map(({ name }) => name);
	if (held === undefined) return null;
	return <small>{held.length === 0 ? t.holdsNothing : t.holds(held.join(", "))}</small>;
}
