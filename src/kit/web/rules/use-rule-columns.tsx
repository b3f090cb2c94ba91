import { useMemo } from "react";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { useTexts } from "../texts.ts";
import { RuleTold } from "./rule-says.tsx";
import { RuleState } from "./rule-state.tsx";
import { texts } from "./text.ts";

/** A rule as lists have it. */
export interface ShownRule {
	readonly name: string;
	readonly isEnabled: boolean;
	/** First day of the version that is shown. */
	readonly validFrom: string;
	readonly assignmentCount: number;
}

interface Given<Rule> {
	/** Id of the column of kinds, under which it is saved. */
	readonly kindId: string;
	readonly kindOf: (rule: Rule) => string;
	/** Says a rule in sentences. */
	readonly say: (rule: Rule) => readonly string[];
	/** Stands below the name, a line each. */
	readonly below?: (rule: Rule) => readonly string[];
	/** Those that are shown only to who asks for them. */
	readonly hidden: readonly ("kind" | "validFrom" | "assignmentCount")[];
}

/** What lists of rules have in common; `given` stays the same object. */
export function useRuleColumns<Rule extends ShownRule>(
	given: Given<Rule>,
): readonly GridColumn<Rule>[] {
	const t = useTexts(texts);
	return useMemo(() => {
		const { say, kindId, kindOf, hidden } = given;
		const stateOf = ({ isEnabled }: Rule) => (isEnabled ? t.on : t.off);
		const state = column.slot<Rule>({
			id: "state",
			title: t.state,
			width: 136,
			minWidth: 132,
			isKey: true,
			render: ({ isEnabled }) => <RuleState isEnabled={isEnabled} />,
			text: stateOf,
			sortKey: stateOf,
		});
		return [
			namedColumn(t.name, given),
			toldColumn(t.says, say),
			state,
			column.string({
				id: kindId,
				title: t.kind,
				value: kindOf,
				defaultVisible: !hidden.includes("kind"),
			}),
			column.date({
				id: "validFrom",
				title: t.since,
				value: ({ validFrom }) => validFrom,
				defaultVisible: !hidden.includes("validFrom"),
			}),
			column.number({
				id: "assignmentCount",
				title: t.assignmentCount,
				width: 130,
				value: ({ assignmentCount }) => assignmentCount,
				defaultVisible: !hidden.includes("assignmentCount"),
			}),
		];
	}, [t, given]);
}

function namedColumn<Rule extends ShownRule>(
	title: string,
	{ below }: Given<Rule>,
): GridColumn<Rule> {
	const named = column.string<Rule>({
		id: "name",
		title,
		width: 200,
		value: ({ name }) => name,
		hideable: false,
	});
	const cell = (rule: Rule) => (
		<RuleTold below={below?.(rule)}>
			{rule.name.replaceAll(/§ (\S+) /g, "§\u00a0$1\u00a0")}
		</RuleTold>
	);
	return { ...named, cell };
}

function toldColumn<Rule extends ShownRule>(
	title: string,
	say: Given<Rule>["say"],
): GridColumn<Rule> {
	const told = column.fill<Rule>({
		id: "says",
		title,
		width: 240,
		value: (rule) => say(rule).join(" "),
	});
	return { ...told, cell: (rule) => <RuleTold>{say(rule).join(" ")}</RuleTold> };
}
