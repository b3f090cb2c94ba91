import { Button } from "@mantine/core";
import { AddButton } from "#kit/ui/add-button.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { usePeriod } from "#kit/web/person-record/use-period.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Contract, Employment } from "../contract.ts";
import { texts } from "../text.ts";
import "./contracts.css";

interface Given {
	readonly employments: readonly Employment[];
	/** Absent where nothing may be changed. */
	readonly change?: {
		readonly employment: (employment: Employment) => void;
		readonly contract: (employment: Employment, contract?: Contract) => void;
	};
}

/** Employments, the newest first, each with its contracts. */
export function EmploymentList({ employments, change }: Given) {
	const { employment: words, list: t } = useTexts(texts);
	const period = usePeriod();
	if (employments.length === 0) return <EmptyState text={words.none} />;
	return (
		<ul className="employments">
			{employments.map((employment) => {
				const { id, entryDate, exitDate, employmentTypeName } = employment;
				const days = period(entryDate, exitDate);
				return (
					<li key={id}>
						<div className="employment-head">
							<b>{employmentTypeName ?? t.withoutType}</b>
							<span>{days}</span>
							{change && (
								<Change name={`${words.edit}: ${days}`} run={() => change.employment(employment)} />
							)}
						</div>
						<Contracts employment={employment} change={change?.contract} />
					</li>
				);
			})}
		</ul>
	);
}

function Change({ name, run }: { readonly name: string; readonly run: () => void }) {
	const { change } = useTexts(texts).list;
	return (
		<Button size="compact-sm" variant="subtle" aria-label={name} onClick={run}>
			{change}
		</Button>
	);
}

interface ContractsGiven {
	readonly employment: Employment;
	readonly change: ((employment: Employment, contract?: Contract) => void) | undefined;
}

function Contracts({ employment, change }: ContractsGiven) {
	const t = useTexts(texts).contract;
	const period = usePeriod();
	const { contracts } = employment;
	return (
		<div className="employment-contracts">
			{contracts.length === 0 && <p>{t.none}</p>}
			{contracts.map((one) => {
				const days = period(one.validFrom, one.validTo);
				return (
					<div key={one.id} className="contract-row">
						<Terms contract={one} />
						<span className="contract-days">{days}</span>
						{change && <Change name={`${t.edit}: ${days}`} run={() => change(employment, one)} />}
					</div>
				);
			})}
			{change && (
				<AddButton
					size="xs"
					variant="default"
					label={t.create}
					onClick={() => change(employment)}
				/>
			)}
		</div>
	);
}

function Terms({ contract }: { readonly contract: Contract }) {
	const t = useTexts(texts).contract;
	const format = useFormat();
	const { weeklyMinutes, daysPerWeek, annualLeaveDays } = contract;
	const weekly = t.weekly(format.hours(weeklyMinutes), format.amount(daysPerWeek));
	return (
		<span>
			{annualLeaveDays === null ? weekly : `${weekly}, ${t.leave(format.amount(annualLeaveDays))}`}
		</span>
	);
}
