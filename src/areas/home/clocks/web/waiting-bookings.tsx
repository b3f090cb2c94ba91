import { Button } from "@mantine/core";
import { IconCloudOff, IconRefresh, IconTrash } from "@tabler/icons-react";
import { useStore } from "../../../../kit/ui/create-store.ts";
import { confirm } from "../../../../kit/ui/dialog/confirm.ts";
import { useFormat } from "../../../../kit/web/format.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { deskStore, discardKept, sendKept } from "./booking-desk.ts";

/** Says that bookings wait for the server; stays until none does. */
export function WaitingBookings() {
	const t = useTexts(german, english);
	const format = useFormat();
	const { kept, busy } = useStore(deskStore);
	const [oldest] = kept;
	if (oldest === undefined || busy.length > 0) return null;
	const discard = async () => {
		const answer = await confirm({
			title: t.discard,
			text: t.discardQuestion,
			confirm: t.discard,
			danger: true,
		});
		if (answer !== null) discardKept();
	};
	return (
		<div className="waiting-bookings" role="status">
			<IconCloudOff size={20} stroke={1.7} aria-hidden />
			<p>
				<b>{t.waiting(kept.length)}</b>
				<span>{t.waitingSince(format.time(oldest.timestamp))}</span>
			</p>
			<Button
				variant="default"
				leftSection={<IconRefresh size={16} aria-hidden />}
				onClick={() => void sendKept()}
			>
				{t.sendAgain}
			</Button>
			<Button
				variant="subtle"
				leftSection={<IconTrash size={16} aria-hidden />}
				onClick={() => void discard()}
			>
				{t.discard}
			</Button>
		</div>
	);
}
