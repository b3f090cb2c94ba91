import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createBooking } from "./create-booking.ts";
import { listBookings } from "./list-bookings.ts";

export const routes = serve(contract, { createBooking, listBookings });
