import { Fragment } from "react";
import { absencesDetail } from "#areas/absences/requests/web/panels.ts";
import { readAmount } from "#domain/leave/amount/account-unit.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { FigureTable } from "#kit/ui/figure-table/figure-table.tsx";
import { PanelLink } from "#kit/ui/panel-stack/panel-link.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveAccountLine } from "../../contract/account.ts";
import { texts } from "../../text.ts";
import { isBelowZero, unitOf } from "../amounts/amount.ts";
import { useAmounts } from "../amounts/use-amounts.ts";
import type { ReportGiven } from "./account-report.tsx";
import { useBasisOfLine, useReckoned } from "./account-why.tsx";
import { useLineWords } from "./use-line-words.ts";

/** The ledger of the year with what is left after each line; what is to come stands below today's line. */
export function AccountStatement({ shown, account }: ReportGiven) {
	const { statement: t, units } = useTexts(texts);
	const { today, year } = shown;
	const { lines, reversed } = account;
	const heads = [
		{ id: "day", title: t.day, look: "figure-text" },
		{ id: "entry", title: t.entry, look: "figure-text" },
		{ id: "basis", title: t.basis, look: "figure-text leave-wide" },
		{ id: "expiry", title: t.expiry, look: "figure-text leave-wide" },
		{ id: "days", title: units[unitOf(shown)] },
		{ id: "balance", title: t.balance },
	];
	// only where something lies on either side of it
	const next = lines.findIndex(({ effectiveOn }) => effectiveOn > today);
	const isNow = today.startsWith(String(year));
	const count = [t.count(lines.length), reversed > 0 && t.reversed(reversed)];
	return (
		<Section
			title={t.title}
			aside={<span className="leave-aside">{count.filter(Boolean).join(" · ")}</span>}
		>
			<FigureTable label={t.table} className="leave-statement" heads={heads}>
				<tbody>
					{lines.map((line, nth) => (
						<Fragment key={line.id}>
							{isNow && nth === next && <TodayLine today={today} />}
							<Row line={line} today={today} />
						</Fragment>
					))}
					{isNow && next < 0 && <TodayLine today={today} />}
				</tbody>
			</FigureTable>
		</Section>
	);
}

function TodayLine({ today }: { readonly today: string }) {
	const t = useTexts(texts).statement;
	const format = useFormat();
	return (
		<tr className="leave-today">
			<td colSpan={6} className="leave-today-cell">
				<b className="leave-today-words">{t.today(format.day(today))}</b>
			</td>
		</tr>
	);
}

function Row({ line, today }: { readonly line: LeaveAccountLine; readonly today: string }) {
	const t = useTexts(texts);
	const { print } = useAmounts();
	const format = useFormat();
	const words = useLineWords();
	const basis = useBasisOfLine()(line);
	const reckoned = useReckoned();
	const { effectiveOn, expiresOn, absence } = line;
	const { title, detail } = words(line, today);
	const isGrant = line.kind === "ENTITLEMENT" || line.kind === "CUT";
	const expiry = expiresOn === null ? null : t.detail.until(format.date(expiresOn));
	// what it comes to stands at the right; hours come of days, and those of the first step
	const step = readAmount(line.days).unit === "DAYS" ? line.steps[0] : line.steps.at(-1);
	const [reckoning = ""] = reckoned(step === undefined ? [] : [step]).split(" = ");
	// broken it is hard to read
	const quiet = isGrant && reckoning.includes("×") ? reckoning.replaceAll(" ", "\u00a0") : detail;
	return (
		<tr data-upcoming={effectiveOn > today || undefined}>
			<th scope="row" className="figure-text">
				{format.day(effectiveOn)}
			</th>
			<td className="figure-text">
				{absence === null ? (
					<b>{title}</b>
				) : (
					<PanelLink
						panel={absencesDetail}
						params={{ id: absence.id }}
						label={`${title}: ${t.statement.open(detail)}`}
					>
						{title}
					</PanelLink>
				)}{" "}
				<span>{quiet}</span>
				<small className="leave-narrow">{[basis, expiry].filter(Boolean).join(" · ")}</small>
			</td>
			<td className="figure-text leave-wide leave-basis">{basis}</td>
			<td className="figure-text leave-wide">{expiry}</td>
			<td data-sign={isBelowZero(line.days) ? "minus" : "plus"}>
				{print(line.days, { sign: true })}
			</td>
			<td>{print(line.balance)}</td>
		</tr>
	);
}
