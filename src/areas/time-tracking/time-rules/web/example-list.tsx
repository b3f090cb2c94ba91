import type { RuleExample } from "#domain/working-time/examples/rule-example.ts";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { ExampleRow } from "./example-row.tsx";
import "./time-rules.css";

interface Given {
	/** None while something is missing in them. */
	readonly settings: TimeRule | undefined;
	readonly examples: readonly RuleExample[];
	/** Absent where they may not be changed. */
	readonly onChange?: ((examples: RuleExample[]) => void) | undefined;
}

/** The examples of a version, each with whether it comes out. */
export function ExampleList({ settings, examples, onChange }: Given) {
	const t = useTexts(texts).examples;
	if (examples.length === 0) return <EmptyState text={t.none} />;
	return (
		<ul className="rule-list">
			{examples.map((example, index) => (
				<ExampleRow
					// biome-ignore lint/suspicious/noArrayIndexKey: two examples may be alike
					key={index}
					settings={settings}
					example={example}
					onRemove={onChange && (() => onChange(examples.toSpliced(index, 1)))}
					onAccept={onChange && ((next) => onChange(examples.with(index, next)))}
				/>
			))}
		</ul>
	);
}
