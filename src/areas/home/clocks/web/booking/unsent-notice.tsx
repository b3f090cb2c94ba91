import { IconCloudOff, IconRefresh } from "@tabler/icons-react";
import { useStore } from "#kit/ui/create-store.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { outbox, sendWaiting } from "./outbox.ts";

/** Stays until everything is sent: bookings that the server does not know yet. */
export function UnsentNotice() {
	const t = useTexts(texts).unsent;
	const { waiting, sendingId } = useStore(outbox);
	// the one on its way shows at its button
	const unsent = waiting.filter((one) => one.bookingId !== sendingId);
	if (unsent.length === 0) return null;
	return (
		<div className="unsent" role="status">
			<IconCloudOff size={20} stroke={1.7} aria-hidden />
			<div>
				<b>{t.title(unsent.length)}</b>
				<p>{t.text}</p>
			</div>
			<IconButton icon={IconRefresh} label={t.retry} onClick={() => void sendWaiting()} />
		</div>
	);
}
