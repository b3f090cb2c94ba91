import type { ReactNode } from "react";

interface NoteGiven {
	readonly icon: ReactNode;
	readonly tone?: "warn" | "alarm";
	readonly children: ReactNode;
}

/** Something to know of an account. */
export function AccountNote({ icon, tone, children }: NoteGiven) {
	return (
		<li data-tone={tone}>
			{icon}
			<p>{children}</p>
		</li>
	);
}
