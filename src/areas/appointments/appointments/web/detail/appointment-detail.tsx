import { Button } from "@mantine/core";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import type { AppointmentDetail } from "../../contract/answers.ts";
import { contract } from "../../contract.ts";
import { recurrenceWords } from "../recurrence-words.ts";
import { renewAppointments } from "../renew-appointments.ts";
import { texts } from "../text.ts";
import { DetailFoot } from "./detail-foot.tsx";
import "../appointments.css";

interface Given {
	readonly one: AppointmentDetail;
	readonly close: () => void;
}

const parts = {
	APPOINTMENT: "appointment",
	APPOINTMENT_SERIES_ITEM: "appointment_series",
	APPOINTMENT_SERIES_EXCEPTION: "appointment_exception",
};

/** All that is known of an appointment, and what may be done with it. */
export function AppointmentDetailView({ one, close }: Given) {
	const { detail: t } = useTexts(texts);
	useLiveTopic("APPOINTMENTS", renewAppointments);
	const part = parts[one.kind];
	const mayAct = one.mayDelete || one.mayWrite || one.ownAnswer !== null;
	return (
		<PanelFrame
			title={one.title}
			sub={one.ownerName}
			actions={
				<HistoryButton
					entity={one.unitId === null ? part : `unit_${part}`}
					entityId={one.exceptionId ?? one.id}
				/>
			}
			footer={mayAct && <DetailFoot one={one} close={close} />}
		>
			<Section label={t.when}>
				<AppointmentFacts one={one} />
			</Section>
			{one.participants.length > 0 && (
				<Section title={t.participants}>
					<Participants one={one} />
				</Section>
			)}
			{one.leftOut.length > 0 && (
				<Section title={t.leftOut}>
					<LeftOut one={one} />
				</Section>
			)}
		</PanelFrame>
	);
}

type Shown = Pick<Given, "one">;

/** Example: "Fr 27.11.2026," and "14:00 – 14:15": neither is broken in two. */
function TimeWords({ one }: Shown) {
	const t = useTexts(texts);
	const format = useFormat();
	return timeWords(one, format, t.allDay).map((part) => (
		<span key={part} className="appointment-time">
			{part}
		</span>
	));
}

function timeWords(one: AppointmentDetail, format: Format, allDay: string): string[] {
	const { begin, end, zone, from, to } = one;
	if (one.allDay) return [`${format.days(from, to)}, `, allDay];
	const day = format.dayWithYear(begin, zone);
	const last = format.dayWithYear(end, zone);
	if (day === last || one.endMinutes === 0) return [`${day}, `, format.span(begin, end, zone)];
	return [`${day}, ${format.time(begin, zone)} – `, `${last}, ${format.time(end, zone)}`];
}

function AppointmentFacts({ one }: Shown) {
	const t = useTexts(texts);
	const format = useFormat();
	const { recurrence, firstDay, location, description, activity, originalDay } = one;
	const isMoved = one.kind === "APPOINTMENT_SERIES_EXCEPTION";
	return (
		<Facts>
			<Fact label={t.detail.when}>
				<TimeWords one={one} />
			</Fact>
			{isMoved && originalDay !== null && (
				<Fact label={t.detail.moved}>{format.dayWithYear(originalDay)}</Fact>
			)}
			{recurrence !== null && firstDay !== null && (
				<Fact label={t.detail.repeated}>{recurrenceWords(recurrence, firstDay, t, format)}</Fact>
			)}
			{location !== null && <Fact label={t.detail.location}>{location}</Fact>}
			{activity !== null && (
				<Fact label={t.detail.kind}>
					<ColorDot color={activity.color} /> {activity.name}
				</Fact>
			)}
			{one.calendarName !== null && <Fact label={t.detail.calendar}>{one.calendarName}</Fact>}
			{description !== null && (
				<Fact label={t.detail.description}>
					<p className="appointment-text">{description}</p>
				</Fact>
			)}
		</Facts>
	);
}

function Participants({ one }: Shown) {
	const { detail: t } = useTexts(texts);
	return (
		<ul className="appointment-people">
			{one.participants.map(({ userId, firstName, lastName, answer }) => (
				<li key={userId}>
					{firstName} {lastName}
					<span>{t.answered[answer]}</span>
				</li>
			))}
		</ul>
	);
}

/** Days that were left out, with the way to bring them back. */
function LeftOut({ one }: Shown) {
	const { detail: t } = useTexts(texts);
	const format = useFormat();
	const { mutate, isPending } = useAction(contract.deleteAppointmentException, {
		context: t.leftOut,
		onDone: renewAppointments,
	});
	return (
		<ul className="appointment-people">
			{one.leftOut.map(({ exceptionId, day }) => (
				<li key={exceptionId}>
					{format.dayWithYear(day)}
					{one.mayWrite && (
						<Button
							size="compact-xs"
							variant="default"
							loading={isPending}
							onClick={() => mutate({ id: exceptionId })}
						>
							{t.bringBack(format.day(day))}
						</Button>
					)}
				</li>
			))}
		</ul>
	);
}
