/** Every path of the portal, once. Screens and menus link through these. */
export const paths = {
  home: "/",
  login: "/login",
  student: {
    home: "/student",
    login: "/student/login",
    dashboard: "/student/dashboard",
    profile: "/student/profile",
    updateProfile: "/student/profile/update-profile",
    changePassword: "/student/change-password",
    payment: "/student/payment",
    tuitionPayment: "/student/tuition-payment",
    forgotPassword: "/student/forgot-password",
    confirmResetPassword: "/student/confirm-reset-password",
    tuitionVerify: "/student/tuition-verify",
    hostelPaymentVerify: "/student/hostel-payment-verify",
  },
  receiptConfirmation: "/receipt/:code",
} as const;
