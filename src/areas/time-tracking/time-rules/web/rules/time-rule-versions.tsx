import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { api } from "#kit/web/api.ts";
import { VersionsSection } from "#kit/web/rules/versions-section.tsx";
import type { RuleAnswer } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { timeRulesEdit } from "../panels.ts";
import { renewRules, useMayRule } from "../rules-shown.ts";
import { useRuleSentences } from "../sentences/rule-says.tsx";

/** What the rule says from when, the newest first. */
export function TimeRuleVersions({ rule: { id, versions } }: { readonly rule: RuleAnswer }) {
	const say = useRuleSentences();
	const mayWrite = useMayRule("WRITE");
	const mayDelete = useMayRule("FULL");
	const edit = (versionId?: string) =>
		openPanel(timeRulesEdit, { id, ...(versionId && { versionId }) }, { stack: "sub" });
	const remove = (versionId: string) => api(contract.deleteTimeRuleVersion, { id, versionId });
	return (
		<VersionsSection
			versions={versions}
			say={({ settings }) => say(settings).join(" ")}
			edit={mayWrite ? edit : undefined}
			remove={mayDelete ? remove : undefined}
			renew={renewRules}
		/>
	);
}
