import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import { dateField, numberField, referenceField } from "#kit/contract/master-data/master-fields.ts";

const people = () => numberField({ min: 0, max: 9999, initial: 0 });

/** How many people of a department have to be there, from a day on until its next entry. */
export const minimumStaffing = masterData({
	name: "MinimumStaffing",
	plural: "MinimumStaffings",
	entity: "minimum_staffing",
	path: "/api/minimum-staffing",
	permission: "absences.manage",
	topic: "MINIMUMSTAFFING",
	isArchivable: false,
	fields: {
		/** Its own people count, not those of the departments below. */
		unitId: referenceField("unit"),
		from: dateField(),
		monday: people(),
		tuesday: people(),
		wednesday: people(),
		thursday: people(),
		friday: people(),
		saturday: people(),
		sunday: people(),
		/** Public holidays, whatever weekday they are. */
		holiday: people(),
	},
	sortedBy: "unitId",
	extra: { unitName: z.string() },
	filters: { unitId: id },
});

export const { contract } = minimumStaffing;
