import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { exampleFigures, type RuleExample } from "#domain/working-time/examples/rule-example.ts";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { useExampleResult } from "./use-example-result.ts";
import "../time-rules.css";

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

interface ExampleRowGiven {
	readonly settings: TimeRule | undefined;
	readonly example: RuleExample;
	readonly onRemove?: (() => void) | undefined;
	/** Takes the example with the figures that came out. */
	readonly onAccept?: ((example: RuleExample) => void) | undefined;
}

/** One example, computed by these settings, with whether it comes out. */
function ExampleRow({ settings, example, onRemove, onAccept }: ExampleRowGiven) {
	const { examples: t, figures: words } = useTexts(texts);
	const format = useFormat();
	const { figures, isRefused } = useExampleResult(settings, example);
	const { name, date, expected } = example;
	const missed = exampleFigures.filter((one) => figures && figures[one] !== expected[one]);
	const differences = missed.map((one) =>
		t.difference(words[one], format.hours(expected[one]), format.hours(figures?.[one] ?? 0)),
	);
	const isWrong = isRefused || missed.length > 0;
	const computed = figures === undefined ? t.checking : t.passes;
	const fault = isRefused ? `${t.fails}. ${t.overlaps}` : `${t.fails}: ${differences.join("; ")}`;
	return (
		<li className="rule-row">
			<div>
				{name}
				<small>{format.dayWithYear(date)}</small>
				<small
					className="rule-state"
					data-wrong={isWrong || undefined}
					data-right={(figures && !isWrong) || undefined}
				>
					{isWrong ? fault : computed}
				</small>
			</div>
			{figures && isWrong && onAccept && (
				<Button
					size="compact-sm"
					variant="subtle"
					aria-label={t.accept(name)}
					onClick={() => onAccept({ ...example, expected: figures })}
				>
					{t.acceptShort}
				</Button>
			)}
			{onRemove && <IconButton icon={IconTrash} label={t.remove(name)} onClick={onRemove} />}
		</li>
	);
}
