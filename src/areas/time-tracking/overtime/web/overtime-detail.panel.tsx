import type { ReactNode } from "react";
import { PersonSection } from "#areas/staff/users/web/public.ts";
import { WhyMonth } from "#areas/time-tracking/target-actual/web/public.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { KeyFigure } from "#kit/ui/key-figure.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import { texts } from "../text.ts";
import { LimitsTag } from "./limits-tag.tsx";
import "./overtime.css";
import { AccountView } from "./account-panel.tsx";
import { EntryList } from "./entry-list.tsx";
import { type ofUser, overtimeLimits, overtimeModifications } from "./panels.ts";

/** As many of the newest entries as one takes in at a glance. */
const shownEntries = 5;

/** A person's overtime: what it comes to, its limits, its newest entries. */
export default function OvertimeDetailPanel({ userId }: PanelProps<typeof ofUser>) {
	const { detail: t, list } = useTexts(texts);
	const mayLimit = useMay("overtime.manage", "FULL");
	const open = (panel: typeof overtimeLimits) => () =>
		openPanel(panel, { userId }, { stack: "sub" });
	return (
		<AccountView userId={userId}>
			{({ account }) => (
				<>
					<Section label={list.balanceMinutes}>
						<AccountFigures userId={userId} account={account} />
					</Section>
					<PersonSection
						title={list.state}
						action={mayLimit && { label: t.limitsEdit, run: open(overtimeLimits) }}
					>
						<LimitsView limits={account.limits} />
					</PersonSection>
					<PersonSection
						title={t.entries}
						action={
							account.entries.length > 0 && {
								label: t.allEntries,
								run: open(overtimeModifications),
							}
						}
					>
						{account.entries.length === 0 ? (
							t.noEntries
						) : (
							<EntryList entries={account.entries.slice(0, shownEntries)} />
						)}
					</PersonSection>
				</>
			)}
		</AccountView>
	);
}

/** What an account comes to, and of what. */
function AccountFigures({ userId, account }: { userId: string; account: OvertimeAccount }) {
	const { detail: t, list } = useTexts(texts);
	const format = useFormat();
	const { balanceMinutes, aboveCapMinutes, closedUntil, openMonths } = account;
	const hours = (minutes: number) => `${format.hours(minutes, { sign: true })} h`;
	const facts: readonly (readonly [string, string, ReactNode?])[] = [
		[list.openedOn, format.date(account.openedOn)],
		...(closedUntil === null ? [] : [[t.closedUntil, format.date(closedUntil)] as const]),
		[t.ledger, hours(account.ledgerMinutes)],
		...openMonths.map(
			({ month, minutes }) =>
				[
					format.month(`${month}-01`),
					hours(minutes),
					<WhyMonth key={month} userId={userId} month={month} />,
				] as const,
		),
		...(account.upcomingMinutes === 0
			? []
			: [[t.upcoming, hours(account.upcomingMinutes)] as const]),
		[t.takeable, `${format.hours(account.takeableMinutes)} h`],
	];
	return (
		<>
			<div className="overtime-head">
				<KeyFigure
					value={format.hours(balanceMinutes, { sign: true })}
					unit="h"
					note={t.asOf(format.date(account.countedUntil))}
					size="small"
				/>
				<LimitsTag state={account.state} />
			</div>
			{aboveCapMinutes > 0 && (
				<p className="overtime-cap">{t.aboveCap(format.hours(aboveCapMinutes))}</p>
			)}
			<Facts>
				{facts.map(([label, value, why]) => (
					<Fact key={label} label={label}>
						<span className="overtime-figure">
							{value}
							{why}
						</span>
					</Fact>
				))}
			</Facts>
		</>
	);
}

/** The limits that are set, line by line. */
function LimitsView({ limits }: { readonly limits: OvertimeAccount["limits"] }) {
	const { detail: t, form } = useTexts(texts);
	const format = useFormat();
	const { upper, upperNotice, lower, lowerNotice, cap } = limits;
	const rows = [
		[form.upper, upper],
		[`${form.upper}: ${form.upperNotice}`, upperNotice],
		[form.lower, lower],
		[`${form.lower}: ${form.lowerNotice}`, lowerNotice],
		[form.cap, cap],
	] as const;
	const set = rows.filter(([, minutes]) => minutes !== null);
	if (set.length === 0) return t.noLimits;
	return (
		<Facts>
			{set.map(([label, minutes]) => (
				<Fact key={label} label={label}>
					{`${format.hours(minutes ?? 0)} h`}
				</Fact>
			))}
		</Facts>
	);
}
