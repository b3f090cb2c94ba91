import { Button } from "@mantine/core";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LateBooking } from "../contract/fields.ts";
import { contract, monthCloseTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { RecordLine, RecordList } from "./record-list.tsx";
import { renewCloses, useMayClose } from "./use-closing.ts";

/** More at once nobody works through; the next ones follow. */
const shownAtOnce = 100;

/** Bookings that came for a closed month: kept as they are, until somebody has looked at them. */
export default function MonthCloseLateBookingsPanel() {
	const t = useTexts(texts).late;
	useLiveTopic(monthCloseTopic, () => void renewCloses());
	return (
		<AnswerPanel
			endpoint={contract.listLateBookings}
			input={{ pageSize: shownAtOnce }}
			words={{ gone: t.failed, notLoaded: t.failed }}
		>
			{({ items }) => (
				<PanelFrame sub={items.length > 0 && t.sub}>
					{items.length === 0 ? (
						<EmptyState text={t.empty} more={t.comes} />
					) : (
						<RecordList>
							{items.map((booking) => (
								<LateBookingLine key={booking.bookingId} booking={booking} />
							))}
						</RecordList>
					)}
				</PanelFrame>
			)}
		</AnswerPanel>
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
		<RecordLine title={`${name} · ${format.month(`${month}-01`)}`} facts={facts}>
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
		</RecordLine>
	);
}
