import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMayGlobally } from "#kit/web/session/session-store.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, leaveRulesTopic } from "../contract.ts";

/** Everything that shows rules of leave is asked for again. */
export async function renewLeaveRules(): Promise<void> {
	const shown = [contract.listLeaveRules, contract.getLeaveRule, contract.listUserLeaveRules];
	await Promise.all(shown.map((endpoint) => renew(endpoint)));
}

/** Shown rules are fetched anew when anybody changes one. */
export function useLeaveRulesLive(): void {
	useLiveTopic(leaveRulesTopic, () => void renewLeaveRules());
}

/**
 * Changes a rule and shows it anew.
 *
 * @param context title of the message about a failure
 * @returns whether it was done
 */
export function changeLeaveRule(context: string, act: () => Promise<unknown>): Promise<boolean> {
	return attempt({ context, act, renew: renewLeaveRules });
}

/** Whether rules may be changed: they are said for the whole company. */
export function useMayLeaveRule(level: PermissionLevel): boolean {
	return useMayGlobally("leaveaccounts.manage", level);
}
