import { Button, Checkbox } from "@mantine/core";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./text.ts";
import type { ShownViolation, ViolationGroup, ViolationQuestion } from "./violation-question.ts";
import "./violation-dialog.css";

interface Given extends Pick<ViolationQuestion, "groups"> {
	readonly isSeries: boolean;
	readonly skipped: readonly string[];
	readonly onSkip: (skipped: readonly string[]) => void;
}

/** What is broken, date by date. */
export function ViolationList({ groups, isSeries, skipped, onSkip }: Given) {
	const change = (id: string) =>
		onSkip(skipped.includes(id) ? skipped.filter((one) => one !== id) : [...skipped, id]);
	return groups.map((group) => (
		<section key={group.id} className="violations">
			{isSeries && (
				<DateChoice
					group={group}
					isKept={!skipped.includes(group.id)}
					onChange={() => change(group.id)}
				/>
			)}
			<ViolationLines violations={group.violations} />
		</section>
	));
}

interface ChoiceGiven {
	readonly group: ViolationGroup;
	readonly isKept: boolean;
	readonly onChange: () => void;
}

function DateChoice({ group, isKept, onChange }: ChoiceGiven) {
	const t = useTexts(texts);
	const isImpossible = group.violations.some(({ acceptable }) => !acceptable);
	return (
		<Checkbox
			label={t.create(group.title ?? "")}
			checked={isKept}
			disabled={isImpossible}
			onChange={onChange}
		/>
	);
}

/** What is broken, each with how grave it is. */
export function ViolationLines({ violations }: Pick<ViolationGroup, "violations">) {
	const t = useTexts(texts);
	const tagOf = ({ acceptable, severity }: ShownViolation) =>
		acceptable ? t.severities[severity] : t.critical;
	return (
		<ul>
			{violations.map((one) => (
				<li
					key={`${one.severity} ${one.text}`}
					data-severity={one.acceptable ? one.severity : "CRITICAL"}
				>
					<b>{tagOf(one)}</b>
					<span>{one.text}</span>
					{one.repair && (
						<Button size="xs" variant="default" onClick={one.repair.run}>
							{one.repair.label}
						</Button>
					)}
				</li>
			))}
		</ul>
	);
}
