import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { CustomerItem } from "../contract.ts";
import type { texts } from "../text.ts";

type CustomerColumn = GridColumn<CustomerItem>;
type TextId =
	| "no"
	| "street"
	| "postalCode"
	| "city"
	| "country"
	| "person"
	| "phone"
	| "mobile"
	| "mail"
	| "website";

type CustomerWords = Words<typeof texts>;

/** Everything the list can show of customers. Ids are those it sorts by. */
export function customerColumns({ columns: t, list }: CustomerWords): readonly CustomerColumn[] {
	return [
		column.fill<CustomerItem>({
			id: "name",
			title: t.name,
			value: ({ name }) => name,
			hideable: false,
		}),
		textColumn(t, "no", 90),
		...addressColumns(t),
		...contactColumns(t),
		column.number<CustomerItem>({
			id: "projectCount",
			title: t.projectCount,
			value: ({ projectCount }) => projectCount,
			width: 90,
			features: ["PROJECTS"],
		}),
		column.options<CustomerItem>({
			id: "isEnabled",
			title: t.isEnabled,
			value: ({ isEnabled }) => (isEnabled ? "ACTIVE" : "ARCHIVED"),
			options: [
				{ value: "ACTIVE", label: list.active },
				{ value: "ARCHIVED", label: list.archived },
			],
			tone: ({ isEnabled }) => (isEnabled ? undefined : "dim"),
			width: 105,
			filter: "state",
		}),
	];
}

const hidden = { defaultVisible: false };

function addressColumns(t: CustomerWords["columns"]) {
	return [
		textColumn(t, "street", 200, hidden),
		textColumn(t, "postalCode", 80, { filter: "postalCode" }),
		textColumn(t, "city", 140, { filter: "city" }),
		textColumn(t, "country", 120, { ...hidden, filter: "country" }),
	];
}

function contactColumns(t: CustomerWords["columns"]) {
	return [
		textColumn(t, "person", 150),
		textColumn(t, "phone", 130),
		textColumn(t, "mobile", 130, hidden),
		textColumn(t, "mail", 200),
		textColumn(t, "website", 180, hidden),
	];
}

interface More {
	readonly filter?: string;
	readonly defaultVisible?: boolean;
}

function textColumn(
	t: CustomerWords["columns"],
	id: TextId,
	width: number,
	more: More = {},
): CustomerColumn {
	return column.string<CustomerItem>({
		id,
		title: t[id],
		value: (customer) => customer[id],
		width,
		...more,
	});
}
