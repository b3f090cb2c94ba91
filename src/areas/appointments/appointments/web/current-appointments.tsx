import type { ReactNode } from "react";
import {
	contract as availability,
	availabilityTopic,
} from "#areas/shift-planning/availability/contract.ts";
import { DayAvailability, saidOfDay } from "#areas/shift-planning/availability/web/public.ts";
import { dayOfIso, isoDayPlus, isoOfDay } from "#domain/time/iso-day.ts";
import { monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useFeature, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import type { AppointmentItem } from "../contract/item.ts";
import { contract } from "../contract.ts";
import { openItem } from "./open-item.ts";
import { appointmentsCreate } from "./panels.ts";
import { renewAppointments } from "./renew-appointments.ts";
import { texts } from "./text.ts";
import "./appointments.css";

const days = 7;

/** One's own of today and the seven days that follow. */
export function CurrentAppointments() {
	const { current: t } = useTexts(texts);
	const from = isoOfDay(dayNow());
	const hasShifts = useFeature("SHIFTPLAN");
	useLiveTopic("APPOINTMENTS", renewAppointments);
	return (
		<Card
			title={t.title}
			className="current-appointments-card"
			side={
				<button
					type="button"
					className="card-link"
					onClick={() => openPanel(appointmentsCreate, {})}
				>
					{t.create}
				</button>
			}
		>
			<Answer
				endpoint={contract.listAppointments}
				input={{ range: { from, to: isoDayPlus(from, days) } }}
				notLoaded={t.notLoaded}
			>
				{({ appointments }) => (
					<>
						{appointments.length === 0 && <p className="current-appointments-none">{t.none}</p>}
						{hasShifts ? (
							<WithAvailability appointments={appointments} from={from} />
						) : (
							<Days appointments={appointments} />
						)}
					</>
				)}
			</Answer>
		</Card>
	);
}

interface Given {
	readonly appointments: readonly AppointmentItem[];
}

/** What one said of the days stands beside them; of today it is asked at any rate. */
function WithAvailability({ appointments, from }: Given & { readonly from: string }) {
	const { timeZoneHomebase: zone } = useSession();
	// the month that the plan beside it shows: both are answered by one request
	const month = monthOf(dayOfIso(from));
	const input = {
		from: isoOfDay((month.from - days) as LocalDay),
		to: isoOfDay((month.to + days) as LocalDay),
	};
	const { data } = useApi(availability.listAvailabilities, input, { keep: true });
	useLiveTopic(availabilityTopic, () => void renew(availability.listAvailabilities));
	if (data === undefined) return <Days appointments={appointments} />;
	const said = Array.from({ length: days + 1 }, (_, ahead) => isoDayPlus(from, ahead)).filter(
		(day) => day === from || saidOfDay(data.items, day, zone) !== "none",
	);
	return (
		<Days
			appointments={appointments}
			also={said}
			aside={(day) => day >= from && <DayAvailability day={day} said={data.items} />}
		/>
	);
}

interface DaysGiven extends Given {
	/** Days that are shown without any. */
	readonly also?: readonly string[];
	/** Beside the name of a day. */
	readonly aside?: (day: string) => ReactNode;
}

function Days({ appointments, also = [], aside }: DaysGiven) {
	const format = useFormat();
	const byDay = Map.groupBy(appointments, ({ from }) => from);
	const shown = [...new Set([...byDay.keys(), ...also])].sort();
	return shown.map((day) => (
		<section key={day} aria-label={format.longDay(day)}>
			<div className="current-appointments-day">
				<h3>{format.longDay(day)}</h3>
				{aside?.(day)}
			</div>
			{byDay.has(day) && (
				<ul className="current-appointments">
					{byDay.get(day)?.map((one) => (
						<li key={`${one.id} ${one.originalDay ?? ""}`}>
							<Line one={one} />
						</li>
					))}
				</ul>
			)}
		</section>
	));
}

function Line({ one }: { readonly one: AppointmentItem }) {
	const t = useTexts(texts);
	const format = useFormat();
	const { begin, end, zone, allDay, title, location, activity, ownAnswer, unitName } = one;
	const time = allDay ? t.allDay : format.span(begin, end, zone);
	const invited = ownAnswer === "NONE" ? t.current.invited : undefined;
	const notes = [time, location, unitName, invited].filter(Boolean).join(" · ");
	return (
		<button type="button" onClick={() => openItem(one)}>
			<i style={{ "--tone": activity?.color } as React.CSSProperties} />
			<span>
				<b>{title ?? t.busy}</b>
				<small>{notes}</small>
			</span>
		</button>
	);
}
