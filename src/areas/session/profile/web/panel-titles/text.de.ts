export const texts = {
	profile: "Mein Profil",
	about: "Über die App",
} as const;
