import { Button } from "@mantine/core";
import { pickPerson, useUserName } from "#areas/staff/users/web/public.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** What a form says of whose entry it is. */
export interface PersonValues {
	readonly userId: string;
	readonly projectNodeId: string | null;
}

/** For whom; only who may enter time for others is asked. */
export function PersonChoice({ form }: { readonly form: Form<PersonValues> }) {
	const t = useTexts(texts).form;
	const session = useSession();
	const mayForOthers = useMay("timetrackings.manage", "WRITE");
	if (!mayForOthers) return null;
	const { userId } = form.values;
	const choose = async () => {
		const chosen = await pickPerson(userId);
		if (chosen === null) return;
		form.set("userId", chosen.id);
		form.set("projectNodeId", null);
	};
	return (
		<div data-wide>
			<Button variant="default" onClick={() => void choose()}>
				{userId === session.userId ? t.for(t.oneself) : <Named userId={userId} />}
			</Button>
		</div>
	);
}

function Named({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).form;
	return t.for(useUserName(userId) ?? "…");
}
