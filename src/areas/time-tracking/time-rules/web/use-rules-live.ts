import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { timeRulesTopic } from "../contract.ts";
import { renewRules } from "./renew-rules.ts";

/** Shown rules are fetched anew when anybody changes one. */
export function useRulesLive(): void {
	useLiveTopic(timeRulesTopic, () => void renewRules());
}
