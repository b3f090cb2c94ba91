import { holdsGlobally } from "#domain/access/may.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { permissionsOf, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, timeRulesTopic } from "../contract.ts";
import { texts } from "../text.ts";

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
 * Changes a rule and shows it anew; a failure is told.
 *
 * @param context title of the message about it
 * @returns whether it was done
 */
export function changeRule(context: string, act: () => Promise<unknown>): Promise<boolean> {
	return attempt({ context, act, renew: renewRules });
}

/** Whether rules may be changed: they are said for the whole company. */
export function useMayRule(level: PermissionLevel): boolean {
	const permissions = permissionsOf(useSession());
	return holdsGlobally(permissions, "timerules.manage", level);
}

/** Says days as words: "ab 01.01.2027", "01.01.2026 bis 31.12.2026". */
export function useDays(): (from: string, to: string | null) => string {
	const t = useTexts(texts).detail;
	const format = useFormat();
	return (from, to) =>
		to === null ? t.from(format.date(from)) : t.range(format.date(from), format.date(to));
}
