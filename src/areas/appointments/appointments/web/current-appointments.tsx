import { isoDayPlus, isoOfDay } from "#domain/time/iso-day.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
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
				{({ appointments }) =>
					appointments.length === 0 ? (
						<p className="current-appointments-none">{t.none}</p>
					) : (
						<Days appointments={appointments} />
					)
				}
			</Answer>
		</Card>
	);
}

interface Given {
	readonly appointments: readonly AppointmentItem[];
}

function Days({ appointments }: Given) {
	const format = useFormat();
	const byDay = Map.groupBy(appointments, ({ from }) => from);
	return [...byDay].map(([day, those]) => (
		<section key={day} aria-label={format.longDay(day)}>
			<h3>{format.longDay(day)}</h3>
			<ul className="current-appointments">
				{those.map((one) => (
					<li key={`${one.id} ${one.originalDay ?? ""}`}>
						<Line one={one} />
					</li>
				))}
			</ul>
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
