import { sql } from "kysely";

/** What entries say of their person, the row `u`. */
export const personPart = sql`jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name)`;

/** What entries say of their activity, the row `a`. */
export const activityPart = sql`jsonb_build_object('id', a.id, 'name', a.name, 'code', a.code, 'color', a.color,
	'classType', a.class_type, 'bookingRequiresGps', a.booking_requires_gps)`;
