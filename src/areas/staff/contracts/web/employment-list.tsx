import { Button } from "@mantine/core";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { usePeriod } from "./use-period.ts";
import "./contracts.css";

export type Employment = AnswerOf<typeof contract.listEmployments>["items"][number];
export type Contract = Employment["contracts"][number];

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
	const t = useTexts(texts).employments;
	const period = usePeriod();
	if (employments.length === 0) return <EmptyState text={t.none} />;
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
								<Button
									size="compact-sm"
									variant="subtle"
									aria-label={`${t.edit}: ${days}`}
									onClick={() => change.employment(employment)}
								>
									{t.change}
								</Button>
							)}
						</div>
						<Contracts employment={employment} change={change?.contract} />
					</li>
				);
			})}
		</ul>
	);
}

interface ContractsGiven {
	readonly employment: Employment;
	readonly change: ((employment: Employment, contract?: Contract) => void) | undefined;
}

function Contracts({ employment, change }: ContractsGiven) {
	const t = useTexts(texts).employments;
	const period = usePeriod();
	const { contracts } = employment;
	return (
		<div className="employment-contracts">
			{contracts.length === 0 && <p>{t.noContracts}</p>}
			{contracts.map((one) => {
				const days = period(one.validFrom, one.validTo);
				return (
					<div key={one.id} className="contract-row">
						<Terms contract={one} />
						<span className="contract-days">{days}</span>
						{change && (
							<Button
								size="compact-sm"
								variant="subtle"
								aria-label={`${t.editContract}: ${days}`}
								onClick={() => change(employment, one)}
							>
								{t.change}
							</Button>
						)}
					</div>
				);
			})}
			{change && (
				<Button size="xs" variant="default" onClick={() => change(employment)}>
					{t.createContract}
				</Button>
			)}
		</div>
	);
}

function Terms({ contract }: { readonly contract: Contract }) {
	const t = useTexts(texts).employments;
	const format = useFormat();
	const { weeklyMinutes, daysPerWeek, annualLeaveDays } = contract;
	const weekly = t.weekly(format.hours(weeklyMinutes), format.amount(daysPerWeek));
	return (
		<span>
			{annualLeaveDays === null ? weekly : `${weekly}, ${t.leave(format.amount(annualLeaveDays))}`}
		</span>
	);
}
