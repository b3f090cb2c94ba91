import { Button } from "@mantine/core";
import { IconArrowRight, IconLock } from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { lockTime } from "./lock-time.ts";
import type { Lock } from "./use-lock.ts";

interface Given {
	readonly lock: Lock | null;
	readonly isShut: boolean;
	readonly isBusy: boolean;
}

/** Signs in; while that is blocked it says for how long. */
export function CredentialsGo({ lock, isShut, isBusy }: Given) {
	const t = useTexts(texts);
	const icon =
		lock === null
			? { rightSection: <IconArrowRight size={18} stroke={1.9} aria-hidden /> }
			: { leftSection: <IconLock size={18} stroke={1.7} aria-hidden /> };
	return (
		<Button
			type="submit"
			className="entry-go credentials-go"
			disabled={isShut}
			loading={isBusy}
			{...icon}
		>
			{lock === null ? t.credentials.go : t.lock.button(lockTime(lock.left))}
		</Button>
	);
}
