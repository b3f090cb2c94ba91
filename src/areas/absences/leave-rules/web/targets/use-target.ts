import { useState } from "react";
import { type LeaveRuleTarget, leaveRuleTargets } from "#domain/leave/resolve-leave-rules.ts";
import { useMayLeaveRule } from "../rules-shown.ts";

const people = ["USER"] as const;

/** Whom a rule is to be given to, while it is chosen: first what it is, then which. */
export function useTarget() {
	const [target, setTarget] = useState<LeaveRuleTarget | null>(null);
	const [targetId, setTargetId] = useState<string | null>(null);
	// who does not hold the right for the whole company gives rules to people alone
	const offered = useMayLeaveRule("WRITE") ? leaveRuleTargets.toReversed() : people;
	const choose = (next: LeaveRuleTarget | null) => {
		setTarget(next);
		setTargetId(null);
	};
	return { target, targetId, offered, choose, setTargetId };
}
