import type { RuleExample } from "#domain/working-time/examples/rule-example.ts";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer, RuleVersion } from "../contract/rule-answers.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { changeRule } from "./change-rule.ts";
import { ExampleList } from "./example-list.tsx";
import { useMayRule } from "./use-may-rule.ts";

interface Given {
	readonly rule: RuleAnswer;
	readonly present: RuleVersion;
}

/** The examples of the present version. */
export function ExamplesSection({ rule, present }: Given) {
	const t = useTexts(texts).examples;
	const mayWrite = useMayRule("WRITE");
	const { id, version } = rule;
	const { id: versionId, settings, examples } = present;
	const save = (next: RuleExample[]) =>
		void changeRule(t.title, () =>
			api(contract.updateTimeRuleVersion, {
				id,
				versionId,
				version,
				settings,
				examples: next,
			}),
		);
	return (
		<section className="master-section" aria-label={t.title}>
			<h3>{t.title}</h3>
			<ExampleList settings={settings} examples={examples} onChange={mayWrite ? save : undefined} />
		</section>
	);
}
