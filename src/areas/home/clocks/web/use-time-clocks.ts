import { useEffect, useMemo } from "react";
import { useStore } from "../../../../kit/ui/create-store.ts";
import { useConnection } from "../../../../kit/web/connection.ts";
import {
	ownerOf,
	useSession,
} from "../../../../kit/web/session/session-store.ts";
import { useApi } from "../../../../kit/web/use-api.ts";
import { contract, type TimeClocks } from "../contract.ts";
import { afterBooking } from "./after-booking.ts";
import { deskStore, openDesk, sendKept } from "./booking-desk.ts";

/** The clocks as the server answered them, with the presses that are still under way. Failures to load are silent. */
export function useTimeClocks(): TimeClocks | undefined {
	const session = useSession();
	const owner = ownerOf(session);
	useEffect(() => openDesk(owner), [owner]);
	const { data } = useApi(contract.getTimeClocks, {});
	const { kept } = useStore(deskStore);
	return useMemo(() => data && kept.reduce(afterBooking, data), [data, kept]);
}

/** Bookings that the server did not get are sent as soon as it is there again. */
export function useSendingKept(): void {
	const connection = useConnection();
	useEffect(() => {
		const { kept, busy } = deskStore.get();
		if (connection === "online" && kept.length > 0 && busy.length === 0) {
			void sendKept();
		}
	}, [connection]);
}
