import { IconLock } from "@tabler/icons-react";
import { useIsAdministrator, useSessionOrNull } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import "./user-roles.css";

/** Says why one's own rights cannot be changed; what it locks points to it by `id`. */
export function FixedNotice({ id }: { readonly id: string }) {
	const { errors } = useTexts(texts);
	return (
		<p id={id} className="rights-fixed">
			<IconLock size={16} stroke={1.8} aria-hidden />
			{errors.OWN_RIGHTS}
		</p>
	);
}

/** Whether these are one's own rights, which nobody but an administrator changes. */
export function useIsOwnFixed(userId: string | undefined): boolean {
	const isAdministrator = useIsAdministrator();
	return useSessionOrNull()?.userId === userId && !isAdministrator;
}
