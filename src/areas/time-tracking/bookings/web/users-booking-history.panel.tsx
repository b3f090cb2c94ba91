import { useMemo } from "react";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { DateRangeField } from "#kit/ui/field/date-range-field.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { exportList } from "#kit/web/export-list.ts";
import { useFormat } from "#kit/web/format.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { bookingColumns } from "./booking-columns.ts";
import { bookingFilters } from "./booking-filters.ts";
import type { historyParams } from "./panels.ts";
import { useBookingDays } from "./use-booking-days.ts";
import "./booking-history.css";

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
			title={t.title}
			sub={
				userId === session.userId ? (
					`${session.lastName}, ${session.firstName}`
				) : (
					<NameOf userId={userId} />
				)
			}
		>
			<div className="booking-days">
				<DateRangeField
					label={t.range}
					value={days.chosen}
					onChange={days.choose}
					error={days.isTooLong ? t.tooManyDays : undefined}
					required
				/>
			</div>
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
				height="content"
				empty={{ text: t.none }}
			/>
		</PanelFrame>
	);
}

function NameOf({ userId }: { readonly userId: string }) {
	return <>{useUserName(userId)}</>;
}
