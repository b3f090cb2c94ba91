import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import type { listContract } from "../contract/booking-list.ts";
import { bookingScope } from "./booking-scope.ts";
import { demandReadable } from "./demand-readable.ts";
import { type BookingRow, bookingList } from "./sql/booking-list.ts";

type Endpoint = typeof listContract.listBookings;

export function listBookings(
	context: ReadContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { page, pageSize } = input;
	return context.read(async (tx) => {
		await demandReadable(tx, context, input);
		const statement = bookingList(bookingScope(context), input);
		const rows = await rowsOf<BookingRow>(tx, statement);
		return {
			items: rows.map(({ total: _, ...row }) => ({
				...row,
				bookedAt: row.bookedAt.toISOString(),
				receivedAt: row.receivedAt.toISOString(),
			})),
			total: rows[0]?.total ?? 0,
			page,
			pageSize,
		};
	});
}
