import { IconUsers } from "@tabler/icons-react";
import * as z from "zod/mini";
import { openUserPicker } from "#areas/staff/users/web/public.ts";
import {
	type FilterEditorGiven,
	type FilterGiven,
	makeFilter,
} from "#kit/ui/data-grid/filter/grid-filter.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";

const schema = z.array(z.string());
type Ids = z.output<typeof schema>;

interface Given<Row> extends FilterGiven<Row, Ids> {
	/** How many, in words: for the chip. */
	readonly count: (count: number) => string;
}

/** Some people by name; sent as `userIds`. */
export function peopleFilter<Row>({ count, ...given }: Given<Row>) {
	return makeFilter<Row, Ids>(given, {
		schema,
		describe: (ids) => count(ids.length),
		query: (userIds) => ({ userIds }),
		editor: (editor) => <PeopleEditor {...editor} />,
	});
}

/** Closes before the picker opens: the person who chooses in that has left the filter. */
function PeopleEditor({ value, onChange, onDone }: FilterEditorGiven<Ids>) {
	const t = useTexts(texts).list;
	const choose = async () => {
		onDone();
		const chosen = await openUserPicker({ value: value ?? [] });
		if (chosen !== null) onChange(chosen.length === 0 ? undefined : [...chosen]);
	};
	return <PictureButton icon={IconUsers} label={t.choosePeople} onClick={() => void choose()} />;
}
