import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		PERSONNEL_NO_TAKEN: "This personnel number is taken already.",
		MAIL_TAKEN: "This e-mail address is taken already.",
		USERNAME_TAKEN: "This user name is taken already.",
		SUBJECT_TAKEN: "This account belongs to another employee already.",
		USER_UNIT_NOT_FOUND: "The unit was not found.",
		USER_SITE_NOT_FOUND: "The site was not found.",
		SUPERVISOR_NOT_FOUND: "The supervisor was not found.",
		SUPERVISOR_OVERLAPS:
			"The same supervisor is entered more than once in this period.",
		USER_IN_USE:
			"The employee cannot be deleted because of entries still linked to them. Would you rather archive the employee?",
		LOGIN_IN_USE:
			"The login has been used already and cannot be deleted. Would you rather deactivate it?",
		NOT_ONESELF:
			"You cannot do this for yourself. Please ask another administrator.",
		HIGHER_RIGHTS:
			"This employee has further rights than you. Please ask an administrator.",
		USER_DISABLED: "The employee is archived.",
		USER_WITHOUT_MAIL: "No e-mail address is known of the employee.",
		LOGIN_MISSING: "The employee has no user name yet.",
		USERNAME_MISSING: "The user name cannot be empty.",
	},
	fields: {
		name: "Name",
		firstName: "First name",
		lastName: "Last name",
		gender: "Gender",
		personnelNo: "Personnel number",
		personnelNoShort: "Personnel no.",
		companyPersonnelNo: "Group personnel number",
		mail: "E-mail",
		unit: "Unit",
		secondaryUnits: "Further units",
		site: "Site",
		sites: "Sites",
		homeSite: "Home site",
		supervisors: "Supervisors",
		entryDate: "Entry",
		exitDate: "Exit",
		employmentType: "Employment type",
		employment: "Employment",
		state: "State",
		tags: "Tags",
		qualifications: "Qualifications",
		custom: "Custom fields",
		birthDate: "Date of birth",
		street: "Street and number",
		addition: "Address addition",
		postalCode: "Postal code",
		city: "City",
		country: "Country",
		phone: "Telephone",
		mobile: "Mobile",
		privateMail: "Private e-mail",
		severelyDisabledFrom: "Severely disabled from",
		severelyDisabledTo: "Severely disabled to",
		jobTitle: "Job title",
		room: "Room",
		validFrom: "Valid from",
		validTo: "Valid to",
		invite: "Send an invitation by e-mail",
		username: "User name",
		password: "Password",
		mustChange: "Password must be changed at the next sign-in",
		subject: "Identifier at the provider",
		isEnabled: "Sign-in active",
	},
	genders: {
		UNDEFINED: "Not stated",
		MALE: "Male",
		FEMALE: "Female",
		NONBINARY: "Non-binary",
	},
	employments: {
		ALL: "All",
		CURRENT: "Employed",
		FORMER: "Left",
		FUTURE: "To come",
	},
	list: {
		title: "Employees",
		search: "Name, personnel number or e-mail",
		empty: "There are no employees yet.",
		create: "Create employee",
		assistant: "Assistant",
		import: "Import",
		edit: "Edit",
		open: "Open",
		active: "Active",
		archived: "Archived",
		archive: "Archive",
		restore: "Restore",
		remove: "Delete",
		addTags: "Tags",
		move: "Change unit",
		chooseTags: "Add tags",
	},
	actions: {
		created: "Employee created",
		archiving: "Archive employee",
		archiveText: (name: string) =>
			`Archive ${name}? All sessions end at once, signing in is no longer possible.`,
		archiveMany: (count: string) =>
			`Archive ${count} employees? All of their sessions end at once.`,
		archived: "Employee archived",
		restoring: "Restore employee",
		restored: "Employee restored",
		deleting: "Delete employee",
		deleteMany: (count: string) =>
			`Delete ${count} employees irrevocably? This cannot be undone.`,
		deleted: "Employee deleted",
		changedMany: (count: number) =>
			count === 1 ? "1 employee changed" : `${count} employees changed`,
		moving: "Change unit",
		tagging: "Add tags",
	},
	custom: {
		title: "Edit custom fields",
		note: "defined by the company",
		none: "No custom fields are asked for here for this employee.",
		saving: "Save custom fields",
	},
	detail: {
		gone: "This employee does not exist, or you may not see them.",
		notLoaded: "The data could not be loaded.",
		base: "Master data",
		place: "Assignment",
		further: "Further data",
		masked: "You see only name and unit of this employee.",
		edit: "Edit",
		change: "Change",
		none: "–",
		level: (name: string, level: string) => `${name} (level ${level})`,
		deputy: "Deputy",
		since: (from: string) => `since ${from}`,
		range: (from: string, to: string) => `${from} to ${to}`,
		invitedUntil: (day: string) => `Invitation valid until ${day}`,
		privateData: "Private data",
	},
	edit: {
		parts: "Part of the data",
		base: "Master data",
		place: "Assignment",
		supervisors: "Supervisors",
		private: "Private",
		contact: "Contact",
		address: "Address",
		health: "Severe disability",
		healthNote: "Visible only with access to contracts",
		validFromHelp: "Empty: from today",
		saving: "Save employee",
		end: "The end must not lie before the begin.",
	},
	supervisors: {
		hint: "Who stands here decides in place of whoever leads the unit.",
		add: "Add supervisor",
		remove: (name: string) => `Remove ${name}`,
		person: "Person",
		deputyFor: "Stands in for",
		none: "Whoever leads the unit decides.",
		incomplete: "Please choose person and begin.",
	},
	create: {
		person: "Person",
		place: "Assignment",
		access: "Access",
		create: "Create",
		siteHelp: "Empty: site of the unit",
		inviteNeedsMail: "The invitation needs an e-mail address.",
		saving: "Create employee",
	},
	sites: {
		sub: (name: string) => `Sites of ${name}`,
		available: "May switch to",
		availableHelp: "The home site is always among them.",
		saving: "Save sites",
	},
	logins: {
		title: "Logins",
		MANUAL: "User name and password",
		ENTRAID: "Microsoft Entra ID",
		GOOGLE: "Google",
		AUTH0: "Auth0",
		notSetUp: "Not set up",
		enabled: "Active",
		disabled: "Deactivated",
		withoutPassword: "No password yet",
		mustChange: "Password must be changed",
		lastSignIn: (when: string) => `Last signed in ${when}`,
		never: "Never signed in",
		setUp: "Set up",
		edit: "Edit",
		activate: "Activate",
		deactivate: "Deactivate",
		deactivateText: "All sessions of this login end at once.",
		changePassword: "Change password",
		remove: "Delete",
		removeText: "Delete this login irrevocably?",
		history: "Sign-in history",
		invite: "Send invitation",
		inviteAgain: "Send invitation again",
		invited: "Invitation sent",
		changing: "Change login",
		save: "Save",
		passwordHelp: "Empty: the password stays as it is.",
		firstPasswordHelp: "Empty: the password is set by invitation.",
		subjectHelp: "The provider signs the person in under this identifier.",
		saved: "Login saved",
	},
	password: {
		next: "New password",
		repeat: "Repeat new password",
		unequal: "The passwords differ.",
		empty: "Please enter a password.",
		hint: "All open sessions of this login are ended.",
		saved: "Password changed",
		saving: "Change password",
	},
	events: {
		title: "Sign-in history",
		at: "Time",
		outcome: "Outcome",
		provider: "Login",
		address: "Address",
		client: "Device",
		none: "There are no sign-ins yet.",
		outcomes: {
			SIGNED_IN: "Signed in",
			FAILED: "Failed",
			LOCKED: "Locked",
			MUST_CHANGE: "Password had to be changed",
			SIGNED_OUT: "Signed out",
			PASSWORD_CHANGED: "Password changed",
			RESET_REQUESTED: "Reset requested",
			REJECTED: "Rejected",
		},
	},
	assistant: {
		steps: {
			person: "Person",
			place: "Assignment",
			employment: "Employment",
			access: "Access",
			review: "Review",
		},
		step: (step: string, count: string, name: string) =>
			`Step ${step} of ${count}: ${name}`,
		stepsLabel: "Steps",
		next: "Continue",
		back: "Back",
		create: "Create employee",
		saving: "Create employee",
		created: "Employee created",
		createdInvited: "The invitation was sent.",
		withContract: "Create a contract",
		withWage: "Create a wage",
		weekly: "Hours a week",
		days: "Days a week",
		leave: "Leave days a year",
		wageKind: "Kind",
		HOURLY: "Hourly wage",
		MONTHLY: "Monthly salary",
		amount: "Amount",
		usernameHelp: "Empty: the e-mail address is the user name.",
		needsEntry: "Please enter the entry date.",
		yes: "Yes",
		no: "No",
		reviewHint: "Everything is created together, or nothing.",
		roles: "Roles",
		rolesHelp:
			"How far each role reaches: the employee's department with all below, their site, or the whole company.",
		besides: (names: string) => `Everybody also gets: ${names}.`,
		roleReach: (role: string, reach: string) => `${role} (${reach})`,
		defaultRolesText: "The default roles of the company",
	},
	mails: {
		invitation: {
			subject: (params: { company: string }) =>
				`Your access to ${params.company}`,
			text: (params: {
				name: string;
				company: string;
				username: string;
				tenantNo: string;
				link: string;
			}) =>
				`Hello ${params.name},

an account in the time management of ${params.company} was set up for you. Please open this link and set your password:

${params.link}

The link is valid for 72 hours and only once. After that you sign in like this:

    Customer number: ${params.tenantNo}
    User name: ${params.username}

Stundwerk
`,
		},
		passwordSet: {
			subject: "Your password was set anew",
			text: (params: { name: string }) =>
				`Hello ${params.name},

the password of your account has just been set anew by your administration. All open sessions were ended.

If you do not know of this, please tell your personnel department at once.

Stundwerk
`,
		},
	},
} as const satisfies Words<typeof german>;
