import { IconMask } from "@tabler/icons-react";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

interface Given {
	readonly user: {
		readonly id: string;
		readonly firstName: string;
		readonly lastName: string;
		readonly isEnabled?: boolean;
	};
}

/** In the head of a person's panel: begins to act as that person. */
export default function ImpersonateButton({ user }: Given) {
	const t = useTexts(texts);
	const { userId, provider } = useSession();
	const { mutate, isPending } = useAction(contract.startImpersonation, {
		context: t.starting,
		onDone: () => beginAnew("/"),
	});
	const isPossible = user.id !== userId && user.isEnabled !== false;
	if (!isPossible || provider === "IMPERSONATION") return null;
	const start = async () => {
		const answer = await confirm({
			title: t.startTitle(`${user.firstName} ${user.lastName}`),
			text: t.startText,
			confirm: t.start,
		});
		if (answer !== null) mutate({ userId: user.id });
	};
	return (
		<IconButton icon={IconMask} label={t.start} disabled={isPending} onClick={() => void start()} />
	);
}

/** Loads the application anew: nothing that was fetched for one person may be shown to another. */
export function beginAnew(path: string): void {
	location.assign(path);
}
