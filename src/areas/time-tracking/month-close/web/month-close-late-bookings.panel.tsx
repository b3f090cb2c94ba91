import { Button } from "@mantine/core";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { LateBooking } from "../contract/fields.ts";
import { contract, monthCloseTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { monthCloseLateBookings } from "./panels.ts";
import { renewCloses } from "./renew-closes.ts";
import { useMayClose } from "./use-may-close.ts";

import "./month-close.css";

/** More at once nobody works through; the next ones follow. */
const shownAtOnce = 100;

/** Bookings that came for a closed month: kept as they are, until somebody has looked at them. */
export default function MonthCloseLateBookingsPanel() {
	const t = useTexts(texts).late;
	const title = useTitle(monthCloseLateBookings);
	const query = useApi(contract.listLateBookings, { pageSize: shownAtOnce });
	useLiveTopic(monthCloseTopic, () => void renewCloses());
	const { data, isPending } = query;
	if (isPending) return <PanelFrame title={title} isLoading />;
	return (
		<PanelFrame title={title} sub={t.sub}>
			{data === undefined ? (
				<ErrorState text={t.failed} onRetry={() => void query.refetch()} />
			) : data.items.length === 0 ? (
				<EmptyState text={t.empty} />
			) : (
				<ul className="month-records">
					{data.items.map((booking) => (
						<LateBookingLine key={booking.bookingId} booking={booking} />
					))}
				</ul>
			)}
		</PanelFrame>
	);
}

function LateBookingLine({ booking }: { readonly booking: LateBooking }) {
	const t = useTexts(texts).late;
	const format = useFormat();
	const mayClose = useMayClose();
	const { user, at, zone, action, activityName, month } = booking;
	const name = `${user.lastName}, ${user.firstName}`;
	const facts = [
		t.actions[action],
		activityName,
		format.instant(at, zone),
		t.received(format.instant(booking.receivedAt)),
	];
	const { bookingId, version } = booking;
	const settle = () =>
		attempt({
			context: t.settle,
			done: t.settled,
			act: () => api(contract.settleLateBooking, { bookingId, version }),
			renew: renewCloses,
		});
	return (
		<li>
			<div>
				<b>{`${name} · ${format.month(`${month}-01`)}`}</b>
				<span>{facts.filter(Boolean).join(" · ")}</span>
			</div>
			{mayClose && (
				<Button
					size="xs"
					variant="default"
					aria-label={`${t.settle}: ${name}, ${format.instant(at, zone)}`}
					onClick={() => void settle()}
				>
					{t.settle}
				</Button>
			)}
		</li>
	);
}
