import { IconAlertTriangle, IconCalendarX, IconShieldCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { useDays } from "../use-days.ts";
import type { ReportGiven } from "./account-report.tsx";

/** What lapses when, or why nothing does; and what was taken beyond what there was. */
export function AccountNotes({ account }: Pick<ReportGiven, "account">) {
	const t = useTexts(texts).notes;
	const days = useDays();
	const format = useFormat();
	const { remaining, expiring, carriesOver } = account;
	const isBelow = Number(remaining) < 0;
	const isKept =
		expiring.length === 0 &&
		carriesOver.length > 0 &&
		carriesOver.every(({ expiresOn }) => expiresOn === null);
	if (!isBelow && !isKept && expiring.length === 0) return null;
	return (
		<Section label={t.title}>
			<ul className="leave-notes">
				{isBelow && (
					<Note icon={<IconAlertTriangle size={17} stroke={1.7} aria-hidden />} tone="alarm">
						<b>{t.belowZero(days(remaining.replace("-", "")))}</b>
					</Note>
				)}
				{expiring.map(({ day, days: lapsing, afterRequests }) => (
					<Note key={day} icon={<IconCalendarX size={17} stroke={1.7} aria-hidden />} tone="warn">
						<b>{t.lapses(days(lapsing), format.date(day))}</b>{" "}
						{afterRequests !== lapsing && <span>{t.unlessApproved(days(afterRequests))}</span>}
					</Note>
				))}
				{isKept && (
					<Note icon={<IconShieldCheck size={17} stroke={1.7} aria-hidden />}>
						<b>{t.neverLapses}</b> <span>{t.withoutNotice}</span>
					</Note>
				)}
			</ul>
		</Section>
	);
}

interface NoteGiven {
	readonly icon: ReactNode;
	readonly tone?: "warn" | "alarm";
	readonly children: ReactNode;
}

function Note({ icon, tone, children }: NoteGiven) {
	return (
		<li data-tone={tone}>
			{icon}
			<p>{children}</p>
		</li>
	);
}
