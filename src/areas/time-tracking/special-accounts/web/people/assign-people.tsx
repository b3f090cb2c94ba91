import { Button } from "@mantine/core";
import { namesOfUsers, openUserPicker } from "#areas/staff/users/web/public.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { type BulkGiven, usersSpecialAccountsBulk } from "../panels.ts";

interface Given {
	readonly item: {
		readonly id: string;
		readonly isEnabled: boolean;
		readonly isForAll: boolean;
		readonly ruleCount: number;
	};
}

/** In the detail of an account: gives it to several people, where that makes sense. */
export function AssignPeople({ item }: Given) {
	const t = useTexts(texts).bulk;
	const mayWrite = useMay("specialaccounts.manage", "WRITE");
	const isNeeded = item.isEnabled && !item.isForAll && item.ruleCount > 0;
	if (!mayWrite || !isNeeded) return null;
	const assign = async () => {
		try {
			const people = await pickPeople();
			if (people.length === 0) return;
			const accountIds = [item.id];
			await openPicker(usersSpecialAccountsBulk, { people, accountIds });
		} catch (error) {
			handleError(error, { context: t.title });
		}
	};
	return (
		<Section>
			<Button size="xs" variant="default" onClick={() => void assign()}>
				{t.assignPeople}
			</Button>
		</Section>
	);
}

async function pickPeople(): Promise<BulkGiven["people"]> {
	const ids = (await openUserPicker()) ?? [];
	const names = await namesOfUsers(ids);
	return [...names].map(([id, name]) => ({ id, name }));
}
