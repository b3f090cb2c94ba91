import { useMemo, useState } from "react";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Words } from "#kit/contract/texts.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import { DateRangeField, type Days } from "#kit/ui/field/date-range-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import {
	bookingOutcomes,
	bookingSources,
	type ListedBooking,
	mostBookingDays,
} from "../contract/booking-list.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { bookingColumns } from "./booking-columns.ts";
import type { historyParams } from "./panels.ts";
import "./booking-history.css";

const usualDays = 14;

type Given = PanelProps<typeof historyParams>;

const topics = ["TRACKINGS"] as const;
const defaultSort = { by: "bookedAt", direction: "DESC" } as const;

/** The bookings of a person on some days: what was pressed where, when it arrived and what became of it. */
export default function UsersBookingHistoryPanel({ userId, from, to }: Given) {
	const t = useTexts(texts).history;
	const format = useFormat();
	const session = useSession();
	const hasPositions = useMay("positions.manage", "READ");
	const days = useBookingDays(from, to);
	const columns = useMemo(
		() => bookingColumns({ t, format, hasPositions }),
		[t, format, hasPositions],
	);
	const filters = useMemo(() => bookingFilters(t), [t]);
	const { shown } = days;
	const fixed = useMemo(() => ({ userId, ...shown }), [userId, shown]);
	return (
		<PanelFrame
			sub={
				userId === session.userId ? (
					`${session.lastName}, ${session.firstName}`
				) : (
					<NameOf userId={userId} />
				)
			}
		>
			<ServerGrid
				id="time-tracking.bookings"
				label={t.title}
				endpoint={contract.listBookings}
				fixed={fixed}
				columns={columns}
				filters={filters}
				search={t.search}
				defaultSort={defaultSort}
				topics={topics}
				onExport={exportList}
				tools={
					<div className="booking-days">
						<DateRangeField
							label={t.range}
							value={days.chosen}
							onChange={days.choose}
							error={days.isTooLong ? t.tooManyDays : undefined}
							required
						/>
					</div>
				}
				height="content"
				empty={{ text: t.none }}
			/>
		</PanelFrame>
	);
}

interface BookingDays {
	/** As the field says. */
	readonly chosen: Days | null;
	/** Of which bookings are shown: what was chosen last and is not too long. */
	readonly shown: Days;
	readonly isTooLong: boolean;
	readonly choose: (days: Days | null) => void;
}

/** The days of a list that takes so many at once and no more. */
function useBookingDays(from: string | undefined, to: string | undefined): BookingDays {
	const [first] = useState<Days>(() => {
		const last = to ?? isoOfDay(dayNow());
		const begin = (dayOfIso(last) - usualDays + 1) as LocalDay;
		return { from: from ?? isoOfDay(begin), to: last };
	});
	const [chosen, setChosen] = useState<Days | null>(first);
	const [shown, setShown] = useState(first);
	const choose = (days: Days | null) => {
		setChosen(days);
		if (days !== null && !isTooLong(days)) setShown(days);
	};
	return { chosen, shown, isTooLong: chosen !== null && isTooLong(chosen), choose };
}

function isTooLong({ from, to }: Days): boolean {
	return dayOfIso(to) - dayOfIso(from) >= mostBookingDays;
}

/** By way and by outcome: what came from a terminal, what changed nothing. */
function bookingFilters(t: Words<typeof texts>["history"]) {
	return [
		filter.options<ListedBooking>({
			id: "sources",
			label: t.columns.source,
			options: bookingSources.map((value) => ({ value, label: t.sources[value] })),
		}),
		filter.options<ListedBooking>({
			id: "outcomes",
			label: t.columns.outcome,
			options: bookingOutcomes.map((value) => ({ value, label: t.outcomes[value] })),
		}),
	];
}

function NameOf({ userId }: { readonly userId: string }) {
	return <>{useUserName(userId)}</>;
}
