import { Button } from "@mantine/core";
import { useState } from "react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { HeldAccount } from "../contract/assignments.ts";
import { texts } from "../text.ts";
import { AssignmentForm } from "./assignment-form.tsx";
import { PriorityView } from "./priority-view.tsx";
import { usePeriod } from "./use-period.ts";
import "./special-accounts.css";

interface Given {
	readonly accounts: readonly HeldAccount[];
	/** Days can be changed where they stand. */
	readonly mayWrite: boolean;
}

/** Accounts of a person with the days they hold for; what has ended is quieter. */
export function HeldList({ accounts, mayWrite }: Given) {
	const t = useTexts(texts).assigned;
	const format = useFormat();
	return (
		<ul className="account-list">
			{accounts.map((account) => {
				const { accountId, code, name, isForAll, modifiedMinutes } = account;
				return (
					<li key={accountId}>
						<div className="account-row">
							<b>{`${code} ${name}`}</b>
							<PriorityView item={account} />
						</div>
						{isForAll && <p>{t.forAll}</p>}
						{account.assignments.map((one) => (
							<Days key={one.id} of={name} days={one} mayWrite={mayWrite} />
						))}
						{modifiedMinutes !== 0 && (
							<p>{t.modified(format.hours(modifiedMinutes, { sign: true }))}</p>
						)}
					</li>
				);
			})}
		</ul>
	);
}

interface DaysGiven {
	/** Name of the account. */
	readonly of: string;
	readonly days: HeldAccount["assignments"][number];
	readonly mayWrite: boolean;
}

function Days({ of, days, mayWrite }: DaysGiven) {
	const t = useTexts(texts).assigned;
	const period = usePeriod();
	const [isEdited, edit] = useState(false);
	const words = period(days.validFrom, days.validTo);
	if (isEdited) {
		return <AssignmentForm assignment={days} onDone={() => edit(false)} />;
	}
	const isOver = days.validTo !== null && days.validTo < isoOfDay(dayNow());
	return (
		<div className="account-row">
			<span data-past={isOver || undefined}>{words}</span>
			{mayWrite && (
				<Button
					size="compact-sm"
					variant="subtle"
					aria-label={t.change(`${of}, ${words}`)}
					onClick={() => edit(true)}
				>
					{t.changeShort}
				</Button>
			)}
		</div>
	);
}
