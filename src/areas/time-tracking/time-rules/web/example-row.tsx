import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import {
	type ExampleFigures,
	exampleFigures,
	type RuleExample,
} from "#domain/working-time/examples/rule-example.ts";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { useExampleResult } from "./use-example-result.ts";

interface Given {
	readonly settings: TimeRule | undefined;
	readonly example: RuleExample;
	readonly onRemove?: (() => void) | undefined;
	/** Takes the example with the figures that came out. */
	readonly onAccept?: ((example: RuleExample) => void) | undefined;
}

/** One example, computed by these settings. */
export function ExampleRow({ settings, example, onRemove, onAccept }: Given) {
	const { examples: t } = useTexts(texts);
	const format = useFormat();
	const { figures, isRefused } = useExampleResult(settings, example);
	const { name, date, expected } = example;
	const missed = figures && exampleFigures.some((one) => figures[one] !== expected[one]);
	return (
		<li className="rule-row">
			<div>
				{name}
				<small>{format.dayWithYear(date)}</small>
				<Verdict figures={figures} isRefused={isRefused} expected={expected} />
			</div>
			{missed && onAccept ? (
				<Button
					size="compact-sm"
					variant="subtle"
					aria-label={t.accept(name)}
					onClick={() => onAccept({ ...example, expected: figures })}
				>
					{t.acceptShort}
				</Button>
			) : (
				<span />
			)}
			{onRemove && <IconButton icon={IconX} label={t.remove(name)} onClick={onRemove} />}
		</li>
	);
}

interface VerdictGiven {
	readonly figures: ExampleFigures | undefined;
	readonly isRefused: boolean;
	readonly expected: ExampleFigures;
}

function Verdict({ figures, isRefused, expected }: VerdictGiven) {
	const { examples: t, figures: words } = useTexts(texts);
	const format = useFormat();
	if (isRefused)
		return (
			<small className="rule-state" data-wrong>
				{`${t.fails}. ${t.overlaps}`}
			</small>
		);
	if (figures === undefined) return <small className="rule-state">{t.checking}</small>;
	const missed = exampleFigures.filter((one) => figures[one] !== expected[one]);
	if (missed.length === 0)
		return (
			<small className="rule-state" data-right>
				{t.passes}
			</small>
		);
	const differences = missed.map((one) =>
		t.difference(words[one], format.hours(expected[one]), format.hours(figures[one])),
	);
	return (
		<small className="rule-state" data-wrong>
			{`${t.fails}: ${differences.join("; ")}`}
		</small>
	);
}
