import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { AssignmentFields } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { changeRule } from "../rules-shown.ts";

interface Given {
	readonly label: string;
	/** What is given to whom; undefined while something is missing. */
	readonly given:
		| (Pick<AssignmentFields, "target" | "targetId"> & { id: string; version: number })
		| undefined;
	/** Empties what was chosen. */
	readonly clear: () => void;
	/** The fields that choose it. */
	readonly children: ReactNode;
}

/** Gives a rule to somebody from a day on. */
export function AssignForm({ label, given, clear, children }: Given) {
	const t = useTexts(texts).assignments;
	const [validFrom, setValidFrom] = useState<string | null>(null);
	const [validTo, setValidTo] = useState<string | null>(null);
	const assign = async () => {
		if (given === undefined || validFrom === null) return;
		const assignment = { ...given, validFrom, validTo };
		const isDone = await changeRule(label, () =>
			api(contract.createTimeRuleAssignment, assignment),
		);
		if (!isDone) return;
		clear();
		setValidFrom(null);
		setValidTo(null);
	};
	return (
		<form
			className="rule-inline"
			aria-label={label}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void assign();
			}}
		>
			{children}
			<DateField label={t.validFrom} required value={validFrom} onChange={setValidFrom} />
			<DateField label={t.validTo} value={validTo} onChange={setValidTo} />
			<Button type="submit" disabled={given === undefined || validFrom === null}>
				{t.add}
			</Button>
		</form>
	);
}
