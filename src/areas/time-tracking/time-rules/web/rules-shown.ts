import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMayGlobally } from "#kit/web/session/session-store.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, timeRulesTopic } from "../contract.ts";

/** Everything that shows rules is asked for again. */
export async function renewRules(): Promise<void> {
	const shown = [contract.listTimeRules, contract.getTimeRule, contract.listUserTimeRules];
	await Promise.all(shown.map((endpoint) => renew(endpoint)));
}

/** Shown rules are fetched anew when anybody changes one. */
export function useRulesLive(): void {
	useLiveTopic(timeRulesTopic, () => void renewRules());
}

/**
 * Changes a rule and shows it anew.
 *
 * @param context title of the message about a failure
 * @returns whether it was done
 */
export function changeRule(context: string, act: () => Promise<unknown>): Promise<boolean> {
	return attempt({ context, act, renew: renewRules });
}

/** Whether rules may be changed: they are said for the whole company. */
export function useMayRule(level: PermissionLevel): boolean {
	return useMayGlobally("timerules.manage", level);
}
