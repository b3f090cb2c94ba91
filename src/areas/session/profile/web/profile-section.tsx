import { type ReactNode, useId } from "react";

interface Given {
	readonly title: string;
	readonly children: ReactNode;
}

export function ProfileSection({ title, children }: Given) {
	const titleId = useId();
	return (
		<section className="profile-section" aria-labelledby={titleId}>
			<h3 id={titleId}>{title}</h3>
			{children}
		</section>
	);
}
